import type { TableComments } from './044-table-comments.ts';

/** Accounts, developers, and what operators see and set. */
export const accountComments: TableComments = {
  users: [
    'everyone who has an account: players, developers and operators',
    {
      account: 'unique and permanent: google:<subject>, apple:<subject>, or an e-mail address until the first sign-in',
      type: '1 player, 99 developer',
      status: '1 normal, 2 suspended, 3 deactivated',
      deleted_at: 'when the account was deleted; the row stays, without personal data',
      login_type: '1 Google, 2 Apple; null until the first sign-in',
      email: 'not unique: two identity providers may vouch for one address, and accounts are never looked up by it',
      is_email_confirmed: 'the identity provider vouched for the address, or a code that was sent to it was entered',
      is_phone_confirmed: 'a code that was sent to the number was entered',
      birthdate: 'null until the player enters it',
      calling_code: 'digits, without the plus sign',
      phone_number: 'national digits; the international number is the calling code followed by them',
      is_limited_to_devices: 'only the devices listed in the table devices may use the account',
    },
  ],
  identities: [
    'who an account is to Google or Apple',
    {
      login_type: '1 Google, 2 Apple',
      subject: 'identifier of the person at the identity provider',
      email: 'as the identity provider stated it at the latest sign-in',
      is_private_email: 'a relay address that hides the real one',
    },
  ],
  sessions: [
    'signed-in browsers and programs',
    {
      login_type: 'the identity provider that was used: 1 Google, 2 Apple',
      token_hash: 'SHA-256 of the secret that calls send as bearer token',
      authority_hash: 'SHA-256 of the HttpOnly cookie that calls must send as well; null for programs',
      address_hash: 'keyed hash of the network address, which is never stored',
      last_seen_at: 'updated at most once an hour',
      revoked_at: 'when it was ended before its expiry',
      device_hash: 'SHA-256 of the device cookie at sign-in; null if there was none',
    },
  ],
  devices: [
    'the devices that may use an account whose owner limits it to them',
    { device_hash: 'SHA-256 of the device cookie', name: 'shown to the owner' },
  ],
  verification_codes: [
    'the latest code of each account and purpose',
    {
      id: 'identifies one code: the next one of the same purpose has another',
      code_hash: 'keyed hash of purpose, session, address and code, none of which is stored',
      tries: 'how many codes were entered',
      sent_at: 'when a mail server or SMS provider accepted it',
      attempts: 'how often sending was postponed',
      used_at: 'when the right code was entered',
      failure: 'error code of the API if it could not be sent',
    },
  ],
  access_tokens: [
    'secrets with which build machines and game servers act for a developer',
    {
      user_id: 'the developer',
      token_hash: 'SHA-256 of the token, which is random enough to need no slower hash',
      prefix: 'the first characters, by which the developer recognizes it',
      scope: 'what it may be used for',
      is_limited: 'only for the applications in access_token_applications, even if none is left there',
      last_used_at: 'accurate to the minute',
      revoked_at: 'when the developer withdrew it',
    },
  ],
  access_token_applications: ['the applications that a limited access token may be used for'],
  used_nonces: [
    'nonces of sign-ins until they expire, so that each is accepted once',
    { nonce_hash: 'hash of the nonce' },
  ],
  used_signatures: [
    'signatures of accepted writes until they expire, so that all processes together accept each once',
    { token_hash: 'SHA-256 of the whole signed value' },
  ],
  rate_limits: [
    'counters of limits that all processes share',
    {
      key_hash: 'keyed hash of what is limited and for whom, never an address',
      count: 'calls since the counter was reset',
    },
  ],
  providers: [
    'the company of a developer, one for each developer account',
    {
      user_id: 'the developer',
      name: 'shown as the developer of its applications',
      is_enabled: 'false while operators have suspended it: it may read, but not write',
      type: '1 individual, 2 company',
      country: 'ISO 3166-1 alpha-2',
      poc_given_name: 'poc is the person in charge (point of contact)',
      terms_signed_at: 'null until the terms are accepted',
      is_verified: 'operators have approved its application',
      currency: 'in which it is paid',
      tax_id_number: 'as it was entered; compared by tax_key_of',
    },
  ],
  provider_submissions: [
    'forms sent in for review: applications to become a developer, and changes of a company',
    {
      user_id: 'the applicant',
      kind: 'application or change',
      status: '1 reviewing, 2 approved, 3 rejected, 4 timed out',
      form: 'as it was submitted, without the pictures',
      tax_key: 'tax ID of the form without spaces, in capitals',
      documents: 'addresses of pictures of the registration documents',
      passbook: 'addresses of pictures of the bank account',
      language: 'of the mails to the applicant',
      waiting_since: 'start of the period after which it times out: its submission, or the latest question',
      decided_by: 'the operator; null for a time-out',
      reasons: 'keys of reasons that have a translated text',
      reason: 'what the operator wrote in addition',
    },
  ],
  provider_drafts: [
    'forms of companies that are not submitted yet',
    {
      form: 'fields as entered so far, unchecked except for their types',
      step: 'the page of the form that was last open',
      revision: 'incremented by each save, so that two windows cannot overwrite each other',
    },
  ],
  tax_id_holders: [
    'who uses or applies with a tax ID, which no one else may then use; maintained by triggers',
    { tax_key: 'tax ID without spaces, in capitals' },
  ],
  test_accounts: [
    'e-mail addresses of testers, who may open the games of a developer before they are on the shelf',
    {
      user_id: 'the developer',
      account: 'e-mail address of the tester as it was entered',
      place: 'the lowest free number, which limits the length of the list; not an order',
    },
  ],
  review_messages: [
    'the conversation of a developer and operators about one review',
    {
      subject: 'kind and number of what is reviewed: provider:12, version:94',
      is_operator: 'written on behalf of the store, not of the developer',
      attachments: 'addresses of pictures',
    },
  ],
  claims: [
    'which operator is working on what, until the claim expires',
    { subject: 'kind and number, as in the audit log: provider:12', user_id: 'the operator' },
  ],
  audit_log: [
    'who did what to which object; append-only',
    {
      actor_id: 'null if the program itself acted',
      action: 'as in provider.enable',
      subject: 'kind and number or name of the object: user:12',
      details: 'values before and after, depending on the action',
    },
  ],
  settings: ['values that operators set, by name', { value: 'its structure depends on the key' }],
  maintenances: [
    'periods in which the store answers only a few calls',
    {
      is_manual: 'started by an operator: it lasts until an operator ends it, whatever the times say',
      message: 'for languages that messages does not have',
      messages: 'texts by language',
    },
  ],
  agencies: [
    'banks and donation agencies that forms offer',
    { code: 'the number of a bank, or the code of an agency' },
  ],
  outbox: [
    'mails and text messages of an installation without a mail server or SMS provider; the newest 500',
    {
      channel: 'email or sms',
      recipient: 'an e-mail address, or a number such as +886912345678',
      kind: 'which mail it is; empty for text messages',
      language: 'null for mails without a language of their own',
    },
  ],
  policy_reports: [
    'violations of the content security policy that browsers reported, counted by kind',
    { directive: 'of the policy', blocked: 'what was blocked', page: 'where it happened' },
  ],
};
