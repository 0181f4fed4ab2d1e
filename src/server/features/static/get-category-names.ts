import type { Handler } from '../../api/handler.ts';
import { tableCategoryNames } from './locale-tables.ts';

export function getCategoryNames(): Handler<'getCategoryNames'> {
  const categoryNames = tableCategoryNames();
  return async () => categoryNames;
}
