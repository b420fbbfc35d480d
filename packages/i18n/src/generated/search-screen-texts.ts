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
  'search-screen.page': { page: string | number }
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
}
