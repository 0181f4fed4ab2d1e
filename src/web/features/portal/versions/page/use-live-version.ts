import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { getOwnVersion } from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import { usePage } from '../../../../app/use-page.ts';
import { isInspecting } from '../state/version-standing.ts';

const EVERY_MS = 2000;

/**
 * A version as it is now: asked for again while something looks at its file and somebody looks at the page. Once that
 * is over, the page is loaded anew with all that depends on it.
 */
export function useLiveVersion(loaded: Version): Version {
  const { call } = usePage();
  const router = useRouter();
  const [seen, setSeen] = useState(loaded);
  const version = seen.id === loaded.id && seen.updatedAt >= loaded.updatedAt ? seen : loaded;
  const isMoving = isInspecting(version);
  const isOver = !isMoving && isInspecting(loaded);
  const invalidate = useRef(() => {});
  invalidate.current = () => void router.invalidate();
  useEffect(() => setSeen(loaded), [loaded]);
  useEffect(() => {
    if (isOver) invalidate.current();
  }, [isOver]);
  useEffect(() => {
    if (!isMoving) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async () => {
      const found = await call(getOwnVersion, { id: loaded.id }, { loadingBar: false, isQuiet: true }).catch(
        () => null,
      );
      if (isLeft) return;
      if (found !== null) setSeen(found);
      plan();
    };
    const plan = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void look(), EVERY_MS);
    };
    plan();
    document.addEventListener('visibilitychange', plan);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', plan);
    };
  }, [isMoving, call, loaded.id]);
  return version;
}
