export { createCheckReadiness, type ReadinessServices } from './check-readiness.ts';
