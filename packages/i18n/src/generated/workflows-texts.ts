// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface WorkflowsTexts {
  'workflows.title': null
  'workflows.lead': null
  'workflows.create': null
  'workflows.new': null
  'workflows.delete': null
  'workflows.save': null
  'workflows.actions': null
  'workflows.copy': null
  'workflows.copyOf': { name: string | number }
  'workflows.makeDefault': null
  'workflows.alreadyDefault': null
  'workflows.madeDefault': { name: string | number }
  'workflows.empty': null
  'workflows.emptyHint': null
  'workflows.isDefault': null
  'workflows.startFrom': null
  'workflows.unchanged': null
  'workflows.stepAt': { place: number }
  'workflows.column.name': null
  'workflows.column.steps': null
  'workflows.column.contracts': null
  'workflows.running': { count: number }
  'workflows.predefined.blank.name': null
  'workflows.predefined.blank.steps': null
  'workflows.predefined.simple.name': null
  'workflows.predefined.simple.steps': null
  'workflows.predefined.negotiated.name': null
  'workflows.predefined.negotiated.steps': null
  'workflows.predefined.validated.name': null
  'workflows.predefined.validated.steps': null
  'workflows.predefined.complete.name': null
  'workflows.predefined.complete.steps': null
  'workflows.kind.drafting': null
  'workflows.kind.negotiation': null
  'workflows.kind.validation': null
  'workflows.kind.signature': null
  'workflows.kind.followUp': null
  'workflows.colour.slate': null
  'workflows.colour.brown': null
  'workflows.colour.violet': null
  'workflows.colour.teal': null
  'workflows.colour.green': null
  'workflows.colour.blue': null
  'workflows.colour.red': null
  'workflows.colour.pink': null
  'workflows.steps': null
  'workflows.stepsHint': null
  'workflows.step.legend': { place: number; name: string | number }
  'workflows.step.unnamed': null
  'workflows.step.name': null
  'workflows.step.kind': null
  'workflows.step.colour': null
  'workflows.step.description': null
  'workflows.step.up': { name: string | number }
  'workflows.step.down': { name: string | number }
  'workflows.step.remove': { name: string | number }
  'workflows.step.isFirst': null
  'workflows.step.isLast': null
  'workflows.step.isFull': null
  'workflows.step.add': null
  'workflows.step.moved': { name: string | number; place: number; count: number }
  'workflows.step.removed': { name: string | number }
  'workflows.step.kindSettled': null
  'workflows.step.standing': { count: number }
  'workflows.effects': null
  'workflows.effect.moved': { count: number; name: string | number }
  'workflows.effect.added': { count: number; name: string | number }
  'workflows.effect.passed': { count: number; name: string | number }
  'workflows.effect.removed': { count: number; name: string | number }
  'workflows.effect.changed': { count: number; name: string | number }
  'workflows.effect.reordered': { count: number }
  'workflows.moveTo': { count: number; name: string | number }
  'workflows.chooseStep': null
  'workflows.confirm': { name: string | number }
  'workflows.consequence': null
}
