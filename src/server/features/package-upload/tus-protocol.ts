/** Endpoint that creates resumable uploads; each gets an address below it. */
export const UPLOADS_PATH = '/api/uploads';
export const TUS_VERSION = '1.0.0';
/** Extensions of the core protocol. */
export const TUS_EXTENSIONS = ['creation', 'creation-with-upload', 'expiration', 'termination', 'checksum'] as const;
