export { InstallLink } from './install-link.tsx';
