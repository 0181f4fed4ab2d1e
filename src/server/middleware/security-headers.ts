import type { MiddlewareHandler } from 'hono';
import { isWhole } from './whole-responses.ts';
import { writableHeaders } from './writable-headers.ts';

const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response. */
const FIXED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const;

/** Default headers, which responses may override. */
const DEFAULT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const;

const HTTPS_HEADERS = { 'strict-transport-security': 'max-age=31536000' } as const;

/** The headers of a response that sets none of them itself, except its own Content-Security-Policy. */
export function defaultSecurityHeaders({ isHttps }: { readonly isHttps: boolean }): Readonly<Record<string, string>> {
  return { ...FIXED_HEADERS, ...DEFAULT_HEADERS, ...(isHttps ? HTTPS_HEADERS : {}) };
}

/** The same for responses to calls. */
export function callSecurityHeaders(settings: { readonly isHttps: boolean }): Readonly<Record<string, string>> {
  return { ...defaultSecurityHeaders(settings), 'content-security-policy': API_POLICY };
}

/** Adds the security headers. A page's own Content-Security-Policy is kept; everything else gets the strictest. */
export function securityHeaders({ isHttps }: { readonly isHttps: boolean }): MiddlewareHandler {
  const always = Object.entries({ ...FIXED_HEADERS, ...(isHttps ? HTTPS_HEADERS : {}) });
  const unlessSet = Object.entries({ ...DEFAULT_HEADERS, 'content-security-policy': API_POLICY });
  return async (context, next) => {
    await next();
    if (isWhole(context.res)) return;
    const headers = writableHeaders(context);
    for (const [name, value] of always) headers.set(name, value);
    for (const [name, value] of unlessSet) {
      if (!headers.has(name)) headers.set(name, value);
    }
    headers.delete('server');
  };
}
