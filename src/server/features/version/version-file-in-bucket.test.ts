import { expect, it } from 'vitest';
import { buildWebBuild } from '#tests/packages/build-web-build.ts';
import { openVersionTrial } from '#tests/product/open-version-trial.ts';
import { s3Settings, startS3Server } from '#tests/s3/start-s3-server.ts';

it('is stored under the name of its platform, which a form sends as a text', async () => {
  const s3 = await startS3Server();
  const trial = await openVersionTrial({ settings: s3Settings(s3) });
  try {
    const { appId } = await trial.buildGame({ web_redirect_url: '', platforms: [2] });
    const file = new File([new Uint8Array(await buildWebBuild())], 'game.zip');
    await trial.create(appId, { platform: '2', file });
    const keys = [...s3.bucket.objects.keys()].filter((key) => key.startsWith('packages/'));
    expect(keys).toEqual([expect.stringMatching(/^packages\/[\da-f-]{36}\/package\.zip$/)]);
  } finally {
    await trial.close();
    await s3.close();
  }
});
