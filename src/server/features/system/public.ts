export { createCheckReadiness, type ReadinessServices } from './check-readiness.ts';
export { listReplicas } from './system-queries.ts';
