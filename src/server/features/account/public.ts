export { removeAvatar } from './avatar-queries.ts';
export { findCookieUser } from './cookie-user-queries.ts';
export { emailSubject } from './email-identity.ts';
export { createFindSession } from './find-session.ts';
export { moveEmailIdentity } from './identity-queries.ts';
export { findOperatorInPerson } from './operator-queries.ts';
export { findProviderProfile, findUserProfile, listUserProfiles } from './profile-queries.ts';
export { changeUserStatus } from './user-status-queries.ts';
