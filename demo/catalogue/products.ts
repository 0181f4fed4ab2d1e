import type { DemoProducts } from './demo-product.ts';
import { littlehillProducts } from './products/littlehill.ts';
import { neonbyteProducts } from './products/neonbyte.ts';
import { paperboatProducts } from './products/paperboat.ts';

/** The demo games' products. Games that run in the page have a shop of their own or sell nothing. */
export const demoProducts: DemoProducts = { ...neonbyteProducts, ...paperboatProducts, ...littlehillProducts };
