/** The parts of every page's frame that are loaded when the page is used. */
export { DrawerContent, DrawerEnd } from './drawer-content.tsx';
export { Footer } from './footer.tsx';
