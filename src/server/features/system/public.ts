export { createCheckReadiness, READINESS_CHECKS, type ReadinessServices } from './check-readiness.ts';
