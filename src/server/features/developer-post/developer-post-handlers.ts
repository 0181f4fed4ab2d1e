import type { FeatureHandlers } from '../../api/handler.ts';
import { approvePost } from './approve-post.ts';
import { createPost } from './create-post.ts';
import { deletePost } from './delete-post.ts';
import { dismissPostReports } from './dismiss-post-reports.ts';
import { editPost } from './edit-post.ts';
import { getOwnPost } from './get-own-post.ts';
import { getPost } from './get-post.ts';
import { listAllPosts } from './list-all-posts.ts';
import { listOwnPosts } from './list-own-posts.ts';
import { listPosts } from './list-posts.ts';
import { rejectPost } from './reject-post.ts';
import { removePost } from './remove-post.ts';
import { reportPost } from './report-post.ts';
import { restorePost } from './restore-post.ts';
import { submitPost } from './submit-post.ts';
import { withdrawPost } from './withdraw-post.ts';

/** News of developers: for readers, for its developer, and for operators. */
export const developerPostHandlers = {
  listPosts,
  getPost,
  reportPost,
  listOwnPosts,
  getOwnPost,
  createPost,
  editPost,
  submitPost,
  withdrawPost,
  deletePost,
  listAllPosts,
  approvePost,
  rejectPost,
  removePost,
  restorePost,
  dismissPostReports,
} satisfies FeatureHandlers;
