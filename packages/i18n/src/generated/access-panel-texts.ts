// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface AccessPanelTexts {
  'access-panel.title': null
  'access-panel.lead.contract': null
  'access-panel.lead.folder': null
  'access-panel.search': null
  'access-panel.failed': null
  'access-panel.nobody': null
  'access-panel.noMatch': null
  'access-panel.more': null
  'access-panel.shown': { count: number; shown: string | number }
  'access-panel.others': { count: number }
  'access-panel.level.reader': null
  'access-panel.level.commenter': null
  'access-panel.level.suggester': null
  'access-panel.level.editor': null
  'access-panel.level.owner': null
  'access-panel.gives.reader': null
  'access-panel.gives.commenter': null
  'access-panel.gives.suggester': null
  'access-panel.gives.editor': null
  'access-panel.gives.owner': null
  'access-panel.until': { instant: string | number }
  'access-panel.inherited': { folder: string | number }
  'access-panel.way.owner': null
  'access-panel.way.validator': null
  'access-panel.way.signatory': null
  'access-panel.way.allContracts': { role: string | number }
  'access-panel.way.share': { level: string | number; until: string | number }
  'access-panel.way.groupShare': { level: string | number; group: string | number; until: string | number }
  'access-panel.way.actingFor': { absent: string | number; day: string | number }
  'access-panel.way.folder.everyone': { folder: string | number; level: string | number; inherited: string | number }
  'access-panel.way.folder.person': { folder: string | number; level: string | number; inherited: string | number }
  'access-panel.way.folder.group': { folder: string | number; level: string | number; group: string | number; inherited: string | number }
  'access-panel.ask.contract': null
  'access-panel.ask.folder': null
  'access-panel.choosePerson': null
  'access-panel.sees': { name: string | number; level: string | number }
  'access-panel.unseen': { name: string | number }
  'access-panel.whyNot.pending': null
  'access-panel.whyNot.blocked': null
  'access-panel.whyNot.noPermission': null
  'access-panel.whyNot.ended': { instant: string | number }
  'access-panel.whyNot.noWay': null
}
