import type { FeatureHandlers } from '../../api/handler.ts';
import { addCollection } from './add-collection.ts';
import { getCollection } from './get-collection.ts';
import { getEditedCollection } from './get-edited-collection.ts';
import { listAllCollections } from './list-all-collections.ts';
import { listAllShelves } from './list-all-shelves.ts';
import { listHallShelves } from './list-hall-shelves.ts';
import { removeCollection } from './remove-collection.ts';
import { saveShelves } from './save-shelves.ts';
import { updateCollection } from './update-collection.ts';

/** The rows of the hall, and collections of games. */
export const hallHandlers = {
  listHallShelves,
  getCollection,
  listAllShelves,
  saveShelves,
  listAllCollections,
  getEditedCollection,
  addCollection,
  updateCollection,
  removeCollection,
} satisfies FeatureHandlers;
