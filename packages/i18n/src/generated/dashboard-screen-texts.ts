// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface DashboardScreenTexts {
  'dashboard-screen.title': null
  'dashboard-screen.lead': null
  'dashboard-screen.failed': null
  'dashboard-screen.empty.title': null
  'dashboard-screen.empty.hint': null
  'dashboard-screen.quick': { title: string | number }
  'dashboard-screen.detail': { title: string | number }
  'dashboard-screen.moreDetails': null
  'dashboard-screen.filters': null
  'dashboard-screen.noContract': null
  'dashboard-screen.tile.title': null
  'dashboard-screen.tile.contractsInProgressCount.label': null
  'dashboard-screen.tile.contractsInProgressCount.detail': null
  'dashboard-screen.tile.documentsPostSignCount.label': null
  'dashboard-screen.tile.documentsPostSignCount.detail': null
  'dashboard-screen.tile.expiredIn90Count.label': null
  'dashboard-screen.tile.expiredIn90Count.detail': null
  'dashboard-screen.tile.requiredActionsCount.label': null
  'dashboard-screen.tile.requiredActionsCount.detail': null
  'dashboard-screen.chart.mark': { count: number; name: string | number }
  'dashboard-screen.chart.asTable': null
  'dashboard-screen.chart.asChart': null
  'dashboard-screen.chart.group': null
  'dashboard-screen.chart.contracts': null
  'dashboard-screen.preSign.title': { count: number }
  'dashboard-screen.preSign.empty': null
  'dashboard-screen.signed.title': { count: number }
  'dashboard-screen.signed.empty': null
  'dashboard-screen.ending.title': { count: number }
  'dashboard-screen.ending.empty': null
  'dashboard-screen.renewal.title': null
  'dashboard-screen.renewal.empty': null
  'dashboard-screen.tacit.title': { count: number }
  'dashboard-screen.tacit.empty': null
  'dashboard-screen.tier.title': { count: number }
  'dashboard-screen.tier.empty': null
  'dashboard-screen.department.title': null
  'dashboard-screen.department.empty': null
  'dashboard-screen.year.title': null
  'dashboard-screen.year.signedThisYear': null
  'dashboard-screen.year.durationThisYear': null
  'dashboard-screen.year.financialAmountThisYear': null
  'dashboard-screen.year.delayThisYear': null
  'dashboard-screen.year.previous': { figure: string | number }
  'dashboard-screen.year.none': null
  'dashboard-screen.year.years': { count: number }
  'dashboard-screen.coming.title': null
  'dashboard-screen.coming.what': null
  'dashboard-screen.coming.within': { days: string | number }
  'dashboard-screen.coming.deadline': null
  'dashboard-screen.coming.renewable': null
  'dashboard-screen.coming.expired': null
  'dashboard-screen.counterparties.title': null
  'dashboard-screen.counterparties.name': null
  'dashboard-screen.counterparties.count': null
  'dashboard-screen.counterparties.duration': null
  'dashboard-screen.counterparties.turnover': null
  'dashboard-screen.counterparties.empty': null
  'dashboard-screen.actions.title': null
  'dashboard-screen.actions.empty': null
}
