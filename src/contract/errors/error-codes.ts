// Import these as ERROR.name (errors.ts).

export const systemBusy = 10000 as const;
export const databaseBusy = 10001 as const;

export const invalidFormat = 20001 as const;
export const invalidLanguageFormat = 20002 as const;
export const iconMissing = 20003 as const;
export const wrongImageCount = 20004 as const;
export const defaultLanguageMissing = 20005 as const;
export const passwordUnchanged = 20006 as const;

export const authorizationMissing = 30000 as const;
export const signatureMissing = 30001 as const;
export const tokenExpired = 30002 as const;
export const wrongClientId = 30003 as const;
export const invalidTokenTime = 30004 as const;
export const invalidTokenType = 30005 as const;
export const invalidSession = 30006 as const;
export const wrongPassword = 30007 as const;
export const invalidSignature = 30008 as const;
export const signedParametersDiffer = 30009 as const;
export const malformedSignature = 30010 as const;
export const googleCredentialRejected = 30011 as const;
export const appleCredentialRejected = 30012 as const;
export const accountSuspended = 30013 as const;
export const accountDeleted = 30014 as const;
export const unsupportedClientVersion = 30015 as const;
export const openIdRejected = 30016 as const;
export const recentSignInNeeded = 30017 as const;

export const permissionDenied = 40000 as const;
export const emailNotVerified = 40001 as const;
export const conflictOfInterest = 40002 as const;

export const platformNotFound = 50001 as const;
export const languageNotFound = 50002 as const;
export const categoryNotFound = 50003 as const;
export const applicationNotFound = 50004 as const;
export const productNotFound = 50005 as const;
export const userNotFound = 50006 as const;
export const statusNotFound = 50007 as const;
export const imageSizeNotFound = 50008 as const;
export const bannerNotFound = 50009 as const;
export const loginTypeNotFound = 50010 as const;
export const userTypeNotFound = 50011 as const;
export const versionNotFound = 50012 as const;
export const currencyNotFound = 50013 as const;
export const providerNotFound = 50014 as const;
export const orderOrDepositNotFound = 50015 as const;
export const invoiceOrCarrierNotFound = 50016 as const;
export const countryNotFound = 50017 as const;
export const agencyOrBankNotFound = 50018 as const;
export const testAccountOrWebhookNotFound = 50019 as const;

export const gameNotOpen = 60001 as const;
export const duplicateApplicationId = 60002 as const;
export const invalidVerificationCode = 60003 as const;
export const invalidCountryCode = 60004 as const;
export const duplicateProductId = 60016 as const;
export const duplicateVersionName = 60017 as const;
export const duplicateTestAccount = 60018 as const;
export const versionLimitReached = 60019 as const;
export const testAccountLimitReached = 60020 as const;
export const verificationCodeStillValid = 60021 as const;
export const notEnoughCoins = 60022 as const;
export const duplicateFileName = 60023 as const;
export const versionNotPublished = 60024 as const;
export const versionAlreadyPublished = 60025 as const;
export const versionPulled = 60026 as const;
export const versionRemoved = 60027 as const;
export const applicationNotPublished = 60028 as const;
export const applicationAlreadyPublished = 60029 as const;
export const applicationPulled = 60030 as const;
export const applicationRemoved = 60031 as const;
export const productNotPublished = 60032 as const;
export const productAlreadyPublished = 60033 as const;
export const productPulled = 60034 as const;
export const productRemoved = 60035 as const;
export const providerNotEnabled = 60036 as const;
export const alreadyProviderOrUnderReview = 60037 as const;
export const accountDeactivated = 60038 as const;
export const accountDeactivatedByOperator = 60039 as const;
export const duplicateTaxNumber = 60040 as const;
export const sortMustStartAtOne = 60041 as const;
export const noPackageNeeded = 60042 as const;
export const wrongReviewState = 60043 as const;
export const secondOperatorNeeded = 60044 as const;
export const gameNotOwned = 60045 as const;
export const applicationLimitReached = 60046 as const;
export const unpaidDepositLimitReached = 60047 as const;
export const gameAlreadyOwned = 60048 as const;
export const identityOfAnotherAccount = 60049 as const;
export const lastIdentity = 60050 as const;

export const parameterError = 70000 as const;

export const externalProviderError = 80000 as const;
export const smsProviderError = 80001 as const;
export const smsNumberRefused = 80002 as const;
export const smsQuotaUsedUp = 80003 as const;

export const forbidden = 90000 as const;
export const maintenance = 99000 as const;
