/**
 * The settings that a production product requires; test products switch off limits, which production rejects as unsafe.
 */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://games.example',
  SIGN_SECRET: 'sign'.repeat(8),
  SESSION_SECRET: 'session'.repeat(5),
  SMTP_URL: 'smtp://mail.example',
  OPERATOR_EMAILS: 'boss@games.example',
  GOOGLE_CLIENT_ID: 'our-google-client',
  GAMES_ORIGIN: 'https://games-files.example',
  ALLOW_UNSAFE: 'RATE_LIMIT,PAYMENT_PROVIDERS',
} as const;
