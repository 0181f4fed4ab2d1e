/** What a first visit meets, in one file. */
export { AgeNotice } from './age-notice.tsx';
export { CookieNotice } from './cookie-notice.tsx';
