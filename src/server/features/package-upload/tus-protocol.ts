/** Where resumable uploads are made; each has an address of its own below. */
export const UPLOADS_PATH = '/api/uploads';
export const TUS_VERSION = '1.0.0';
/** The parts of the protocol besides its core. */
export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'expiration', 'termination', 'checksum'] as const;
