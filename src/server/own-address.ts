interface AddressSettings {
  readonly PUBLIC_ORIGIN: string;
  readonly HOST: string;
  readonly PORT: number;
}

/** Where the store is reached: its public origin, otherwise this process; no request goes to "all addresses". */
export function ownAddress({ PUBLIC_ORIGIN, HOST, PORT }: AddressSettings): string {
  return PUBLIC_ORIGIN || `http://${HOST === '0.0.0.0' ? '127.0.0.1' : HOST}:${PORT}`;
}
