// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface RefusalsFlowsTexts {
  'refusals-flows.CIRCUIT_NOT_FOUND': null
  'refusals-flows.CIRCUIT_STEPS_REQUIRED': null
  'refusals-flows.AUDIT_EVENT_NOT_FOUND': null
  'refusals-flows.AUDIT_EXPORT_TOO_LONG': { most: number }
}
