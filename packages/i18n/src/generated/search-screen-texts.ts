// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface SearchScreenTexts {
  'search-screen.title': null
  'search-screen.lead': null
  'search-screen.field': null
  'search-screen.start': null
  'search-screen.startHint': null
  'search-screen.failed': null
  'search-screen.results': null
  'search-screen.count': { count: number }
  'search-screen.nothing': { words: string | number }
  'search-screen.nothingHint': null
  'search-screen.document': null
  'search-screen.documentFailed': null
  'search-screen.pages': null
  'search-screen.pageOf': { page: string | number; title: string | number }
  'search-screen.hits': { count: number; words: string | number }
  'search-screen.download': null
  'search-screen.backToResults': null
  'search-screen.backToContract': null
  'search-screen.turn': { page: string | number; pages: string | number }
  'search-screen.previous': null
  'search-screen.next': null
  'search-screen.isFirst': null
  'search-screen.isLast': null
  'search-screen.pageOfPages': { page: string | number; pages: string | number }
  'search-screen.image': null
  'search-screen.text': null
  'search-screen.noText': null
  'search-screen.copy': null
  'search-screen.copied': null
  'search-screen.copyFailed': null
  'search-screen.contract': null
  'search-screen.foundPages': null
  'search-screen.previousHit': null
  'search-screen.nextHit': null
  'search-screen.noHitBefore': null
  'search-screen.noHitAfter': null
  'search-screen.withoutText': { count: number }
  'search-screen.withoutTextMore': { count: number }
  'search-screen.why.waiting': null
  'search-screen.why.empty': null
  'search-screen.why.unreadable': null
  'search-screen.hitTurn': { place: string | number; total: string | number }
}
