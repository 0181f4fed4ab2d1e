export { FollowButton } from './follow-button.tsx';
export { NewsSection } from './news-section.tsx';
