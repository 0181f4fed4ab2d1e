/** What a product in production needs; test products switch limits off, which production calls unsafe. */
export const PRODUCTION_SETTINGS = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://games.example',
  SIGN_SECRET: 'sign'.repeat(8),
  SESSION_SECRET: 'session'.repeat(5),
  SMTP_URL: 'smtp://mail.example',
  OPERATOR_EMAILS: 'boss@games.example',
  GOOGLE_CLIENT_ID: 'our-google-client',
  GAMES_ORIGIN: 'https://games-files.example',
  ALLOW_UNSAFE: 'RATE_LIMIT',
} as const;
