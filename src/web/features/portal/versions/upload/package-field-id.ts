/** Id of the field of a version's file, which gets the focus when that is missing, wrong or taken away. */
export const PACKAGE_FIELD = 'field-file';
