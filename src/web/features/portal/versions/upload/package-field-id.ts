/** Id of the file field, which receives the focus if the file is missing, invalid or removed. */
export const PACKAGE_FIELD = 'field-file';
