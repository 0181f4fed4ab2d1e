import type { DemoProducts } from './demo-product.ts';
import { littlehillProducts } from './products/littlehill.ts';
import { neonbyteProducts } from './products/neonbyte.ts';
import { paperboatProducts } from './products/paperboat.ts';

/** What the demo games sell: the downloadable ones alone, since those that play in the page know nothing of a shop. */
export const demoProducts: DemoProducts = { ...neonbyteProducts, ...paperboatProducts, ...littlehillProducts };
