// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface ActivityPanelTexts {
  'activity-panel.label': null
  'activity-panel.empty': null
  'activity-panel.emptyWhy': null
  'activity-panel.failed': null
  'activity-panel.more': null
  'activity-panel.shown': { shown: number; count: number }
  'activity-panel.chain.check': null
  'activity-panel.chain.intact': { from: number; to: number }
  'activity-panel.chain.broken': { brokenAt: number }
  'activity-panel.chain.why': null
}
