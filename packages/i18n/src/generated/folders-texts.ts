// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface FoldersTexts {
  'folders.title': null
  'folders.lead': null
  'folders.create': null
  'folders.createIn': null
  'folders.new': null
  'folders.newIn': { path: string | number }
  'folders.delete': null
  'folders.search': null
  'folders.empty': null
  'folders.emptyHint': null
  'folders.keys': null
  'folders.cut': { name: string | number }
  'folders.rowLabel': { count: number; grants: string | number }
  'folders.contracts': { count: number }
  'folders.ofThem': { count: number; own: string | number }
  'folders.field.name': null
  'folders.field.owner': null
  'folders.field.ownerHint': null
  'folders.choose.person': null
  'folders.choose.group': null
  'folders.column': null
  'folders.place': null
  'folders.whoSees': null
  'folders.move.open': null
  'folders.move.window': { name: string | number }
  'folders.move.hint': null
  'folders.move.into': null
  'folders.move.root': null
  'folders.move.same': null
  'folders.move.confirm': null
  'folders.move.title': { name: string | number; parent: string | number }
  'folders.move.titleRoot': { name: string | number }
  'folders.move.done': { name: string | number }
  'folders.deletion.title': { name: string | number }
  'folders.deletion.nested': { count: number }
  'folders.sight.concerned': { count: number }
  'folders.sight.nobody': null
  'folders.sight.gain': { count: number }
  'folders.sight.lose': { count: number }
  'folders.sight.others': { count: number }
  'folders.grants.title': null
  'folders.grants.lead': null
  'folders.grants.inherited': null
  'folders.grants.from': { holder: string | number; grant: string | number; folder: string | number }
  'folders.grants.everyone': null
  'folders.grants.read': null
  'folders.grants.edit': null
  'folders.grants.kind.person': null
  'folders.grants.kind.group': null
  'folders.grants.kind.everyone': null
  'folders.grants.of': { holder: string | number }
  'folders.grants.remove': { holder: string | number }
  'folders.grants.revocation': { holder: string | number; name: string | number }
  'folders.grants.revoke': null
  'folders.grants.giving': { name: string | number }
  'folders.grants.give': null
  'folders.grants.to': null
  'folders.grants.for': null
}
