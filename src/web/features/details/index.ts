export { Contacts } from './contacts.tsx';
export { DataTable } from './data-table.tsx';
export { DetailsHeader } from './details-header.tsx';
export { Facts } from './facts.tsx';
export { PromoVideo } from './promo-video.tsx';
export { ScreenshotGallery } from './screenshot-gallery.tsx';
