export { useHiddenAppBarMenu } from './app-bar-menu.ts';
export { CompanyContactList } from './company-contact-list.tsx';
export { CompanyLink } from './company-link.tsx';
export { MaintenanceNotice } from './maintenance-page.tsx';
