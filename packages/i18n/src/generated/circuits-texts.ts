// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface CircuitsTexts {
  'circuits.title': null
  'circuits.lead': null
  'circuits.create': null
  'circuits.new': null
  'circuits.delete': null
  'circuits.copy': null
  'circuits.copyOf': { name: string | number }
  'circuits.empty': null
  'circuits.emptyHint': null
  'circuits.column.title': null
  'circuits.column.workflowStep': null
  'circuits.column.validators': null
  'circuits.column.uses': null
  'circuits.stepHint': null
  'circuits.chooseStep': null
  'circuits.noSteps': null
  'circuits.ofWorkflow': { name: string | number; workflow: string | number }
  'circuits.used': { count: number }
  'circuits.stepLine': { name: string | number; validators: string | number }
  'circuits.rule.oneOf': null
  'circuits.rule.all': null
  'circuits.standing.active': null
  'circuits.standing.pending': null
  'circuits.standing.blocked': null
  'circuits.standing.empty': null
  'circuits.unavailable': { name: string | number; standing: string | number }
  'circuits.group': null
  'circuits.toReplace': { count: number; names: string | number }
  'circuits.steps': null
}
