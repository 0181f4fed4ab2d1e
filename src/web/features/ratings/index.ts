export { loadRatings, type RatingsData } from './load-ratings.ts';
export { RatingsSection } from './ratings-section.tsx';
export { ReportButton } from './report-button.tsx';
