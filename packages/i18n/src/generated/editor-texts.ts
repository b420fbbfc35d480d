// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface EditorTexts {
  'editor.page.back': null
  'editor.page.concludedWith': { name: string | number }
  'editor.page.preview': null
  'editor.page.readOnly': null
  'editor.page.columns': null
  'editor.page.outline': null
  'editor.page.text': null
  'editor.page.details': null
  'editor.page.archived': null
  'editor.page.parent': { title: string | number }
  'editor.page.signedDocument': null
  'editor.page.more': null
  'editor.page.remove': null
  'editor.page.removed': { title: string | number }
  'editor.page.restored': { title: string | number }
  'editor.save.saved': null
  'editor.save.saving': null
  'editor.save.unsaved': null
  'editor.save.failed': { reason: string | number }
  'editor.save.retrying': null
  'editor.save.conflict': null
  'editor.conflict.title': null
  'editor.conflict.lead': { name: string | number; section: string | number; moment: string | number }
  'editor.conflict.mine': null
  'editor.conflict.theirs': { name: string | number }
  'editor.conflict.reload': null
  'editor.conflict.overwrite': null
  'editor.conflict.later': null
  'editor.conflict.decide': null
  'editor.conflict.consequence': null
  'editor.conflict.reloaded': null
  'editor.kept.notice': null
  'editor.kept.resume': null
  'editor.kept.discard': null
  'editor.outline.title': null
  'editor.outline.hint': null
  'editor.outline.numbering': null
  'editor.outline.style.none': null
  'editor.outline.style.digital': null
  'editor.outline.style.articles': null
  'editor.outline.style.roman': null
  'editor.outline.style.alphabetical': null
  'editor.outline.untitled': null
  'editor.outline.moved': { title: string | number }
  'editor.section.titleLabel': null
  'editor.section.titlePlaceholder': null
  'editor.section.contentLabel': { title: string | number }
  'editor.section.placeholder': null
  'editor.section.actions': { title: string | number }
  'editor.section.newTitle': null
  'editor.section.newSubtitle': null
  'editor.section.add': null
  'editor.section.addBelow': null
  'editor.section.addAfter': null
  'editor.section.moveUp': null
  'editor.section.moveDown': null
  'editor.section.promote': null
  'editor.section.demote': null
  'editor.section.lock': null
  'editor.section.unlock': null
  'editor.section.lockedBy': { name: string | number }
  'editor.section.locked': { name: string | number }
  'editor.section.versions': null
  'editor.section.remove': null
  'editor.section.removed': { title: string | number }
  'editor.section.numbering.label': null
  'editor.section.numbering.numbered': null
  'editor.section.numbering.unnumbered': null
  'editor.section.numbering.within': null
  'editor.section.numbering.restricted': null
  'editor.section.audience.label': null
  'editor.section.audience.collaborators': null
  'editor.section.audience.thirdParties': null
  'editor.section.audience.anyone': null
  'editor.section.audience.short.collaborators': null
  'editor.section.audience.short.thirdParties': null
  'editor.section.audience.short.authors': null
  'editor.section.audience.inherited': { who: string | number }
  'editor.section.audience.limited': null
  'editor.section.mayNotLock': null
  'editor.block.nameLabel': null
  'editor.block.actions': { name: string | number }
  'editor.block.add.body': null
  'editor.block.add.annex': null
  'editor.block.add.signature': null
  'editor.block.newName.body': null
  'editor.block.newName.annex': null
  'editor.block.newName.signature': null
  'editor.block.moveUp': null
  'editor.block.moveDown': null
  'editor.block.remove': null
  'editor.block.removed': { name: string | number }
  'editor.removed.title': null
  'editor.removed.lead': null
  'editor.removed.empty': null
  'editor.removed.restore': { name: string | number }
  'editor.removed.restoreShort': null
  'editor.removed.section': { moment: string | number }
  'editor.removed.block': { moment: string | number }
  'editor.removed.open': null
  'editor.versions.title': { title: string | number }
  'editor.versions.list': null
  'editor.versions.number': { version: string | number }
  'editor.versions.compare': null
  'editor.versions.restore': null
  'editor.versions.restored': { version: string | number }
  'editor.versions.empty': null
  'editor.versions.sameText': null
  'editor.versions.more': null
  'editor.diff.added': { text: string | number }
  'editor.diff.removed': { text: string | number }
  'editor.tool.label': null
  'editor.tool.undo': null
  'editor.tool.redo': null
  'editor.tool.bold': null
  'editor.tool.italic': null
  'editor.tool.underline': null
  'editor.tool.strike': null
  'editor.tool.superscript': null
  'editor.tool.subscript': null
  'editor.tool.bulletList': null
  'editor.tool.orderedList': null
  'editor.tool.listStyle': null
  'editor.tool.listStyles.decimal': null
  'editor.tool.listStyles.lower-alpha': null
  'editor.tool.listStyles.lower-roman': null
  'editor.tool.align': null
  'editor.tool.aligns.left': null
  'editor.tool.aligns.center': null
  'editor.tool.aligns.right': null
  'editor.tool.aligns.justify': null
  'editor.tool.quote': null
  'editor.tool.link': null
  'editor.tool.image': null
  'editor.tool.pageBreak': null
  'editor.tool.field': null
  'editor.tool.condition': null
  'editor.tool.clause': null
  'editor.tool.title': null
  'editor.tool.titles.1': null
  'editor.tool.titles.2': null
  'editor.tool.titles.3': null
  'editor.tool.table': null
  'editor.tool.tables.insert': null
  'editor.tool.tables.rowAbove': null
  'editor.tool.tables.rowBelow': null
  'editor.tool.tables.columnLeft': null
  'editor.tool.tables.columnRight': null
  'editor.tool.tables.deleteRow': null
  'editor.tool.tables.deleteColumn': null
  'editor.tool.tables.merge': null
  'editor.tool.tables.split': null
  'editor.tool.tables.header': null
  'editor.tool.tables.deleteTable': null
  'editor.tool.more': null
  'editor.tool.off': null
  'editor.tool.offInTable': null
  'editor.tool.offNotInTable': null
  'editor.tool.offMerge': null
  'editor.tool.offSplit': null
  'editor.tool.offNotFull': null
  'editor.link.title': null
  'editor.link.address': null
  'editor.link.hint': null
  'editor.link.text': null
  'editor.link.apply': null
  'editor.link.remove': null
  'editor.image.title': null
  'editor.image.hint': null
  'editor.image.alt': null
  'editor.image.altHint': null
  'editor.image.width': null
  'editor.image.insert': null
  'editor.image.update': null
  'editor.image.drop': null
  'editor.field.insertTitle': null
  'editor.field.search': null
  'editor.field.insertLead': null
  'editor.field.noValue': null
  'editor.field.none': null
  'editor.field.save': null
  'editor.field.everywhere': null
  'editor.field.fromDetails': null
  'editor.field.openDetails': null
  'editor.field.chip': { label: string | number; value: string | number }
  'editor.field.chipEmpty': { label: string | number }
  'editor.field.yes': null
  'editor.field.no': null
  'editor.field.unit': null
  'editor.field.units.years': null
  'editor.field.units.months': null
  'editor.field.units.weeks': null
  'editor.field.units.days': null
  'editor.field.unknown': null
  'editor.condition.title': null
  'editor.condition.lead': null
  'editor.condition.field': null
  'editor.condition.fieldRequired': null
  'editor.condition.operator': null
  'editor.condition.value': null
  'editor.condition.valueHint': null
  'editor.condition.apply': null
  'editor.condition.update': null
  'editor.condition.remove': null
  'editor.condition.kept': null
  'editor.condition.left': null
  'editor.condition.operators.eq': null
  'editor.condition.operators.ne': null
  'editor.condition.operators.gt': null
  'editor.condition.operators.gte': null
  'editor.condition.operators.lt': null
  'editor.condition.operators.lte': null
  'editor.condition.operators.filled': null
  'editor.condition.sentence.eq': { field: string | number; value: string | number }
  'editor.condition.sentence.ne': { field: string | number; value: string | number }
  'editor.condition.sentence.gt': { field: string | number; value: string | number }
  'editor.condition.sentence.gte': { field: string | number; value: string | number }
  'editor.condition.sentence.lt': { field: string | number; value: string | number }
  'editor.condition.sentence.lte': { field: string | number; value: string | number }
  'editor.condition.sentence.filled': { field: string | number }
  'editor.condition.sentence.yes': { field: string | number }
  'editor.condition.sentence.no': { field: string | number }
  'editor.clause.title': null
  'editor.clause.search': null
  'editor.clause.list': null
  'editor.clause.empty': null
  'editor.clause.choose': null
  'editor.clause.asSection': null
  'editor.clause.atCursor': null
  'editor.clause.text': null
  'editor.tab.label': null
  'editor.tab.summary': null
  'editor.tab.deadlines': null
  'editor.tab.validation': null
  'editor.tab.signing': null
  'editor.tab.access': null
  'editor.tab.activity': null
  'editor.tab.files': null
  'editor.summary.details': null
  'editor.summary.title': null
  'editor.summary.reference': null
  'editor.summary.type': null
  'editor.summary.project': null
  'editor.summary.owner': null
  'editor.summary.legalEntity': null
  'editor.summary.counterparty': null
  'editor.summary.parent': null
  'editor.summary.folders': null
  'editor.summary.edit': { name: string | number }
  'editor.summary.saved': null
  'editor.summary.created': { moment: string | number }
  'editor.summary.updated': { moment: string | number }
  'editor.summary.values': null
  'editor.summary.valuesLead': null
  'editor.summary.noValues': null
  'editor.summary.filled': { count: number; total: number }
  'editor.files.original': null
  'editor.files.originalLead': null
  'editor.files.download': null
  'editor.files.hash': null
  'editor.files.hashHint': null
  'editor.files.copyHash': null
  'editor.files.copied': null
  'editor.files.empty': null
  'editor.files.emptyLead': null
}
