import { BytesInParts } from './bytes-in-parts.ts';
import { BytesOnDisk } from './bytes-on-disk.ts';
import type { BytesServices, IncomingBytes } from './incoming-bytes.ts';

/** In the file store if it takes parts, so that every process can continue an upload; otherwise on this disk. */
export function openIncomingBytes(services: BytesServices): IncomingBytes {
  const { parts } = services.files;
  return parts === undefined ? new BytesOnDisk(services) : new BytesInParts(services, parts);
}
