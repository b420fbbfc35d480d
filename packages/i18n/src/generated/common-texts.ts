// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface CommonTexts {
  'common.action.save': null
  'common.action.cancel': null
  'common.action.close': null
  'common.action.confirm': null
  'common.action.continue': null
  'common.action.back': null
  'common.action.next': null
  'common.action.previous': null
  'common.action.add': null
  'common.action.create': null
  'common.action.edit': null
  'common.action.rename': null
  'common.action.duplicate': null
  'common.action.delete': null
  'common.action.remove': null
  'common.action.restore': null
  'common.action.archive': null
  'common.action.unarchive': null
  'common.action.undo': null
  'common.action.redo': null
  'common.action.retry': null
  'common.action.reload': null
  'common.action.overwrite': null
  'common.action.reset': null
  'common.action.apply': null
  'common.action.search': null
  'common.action.filter': null
  'common.action.clearFilters': null
  'common.action.clear': null
  'common.action.select': null
  'common.action.selectAll': null
  'common.action.deselectAll': null
  'common.action.open': null
  'common.action.openInNewTab': null
  'common.action.moreActions': null
  'common.action.moreDetails': null
  'common.action.showMore': null
  'common.action.showLess': null
  'common.action.expand': null
  'common.action.collapse': null
  'common.action.download': null
  'common.action.upload': null
  'common.action.export': null
  'common.action.import': null
  'common.action.print': null
  'common.action.copy': null
  'common.action.share': null
  'common.action.invite': null
  'common.action.send': null
  'common.action.sign': null
  'common.action.validate': null
  'common.action.refuse': null
  'common.action.lock': null
  'common.action.unlock': null
  'common.action.moveUp': null
  'common.action.moveDown': null
  'common.action.understood': null
  'common.state.loading': null
  'common.state.saving': null
  'common.state.saved': null
  'common.state.unsaved': null
  'common.state.notSaved': null
  'common.state.sending': null
  'common.state.copied': null
  'common.state.done': null
  'common.state.noData': null
  'common.state.noResult': null
  'common.state.noResultHint': null
  'common.state.none': null
  'common.state.notSet': null
  'common.state.required': null
  'common.state.optional': null
  'common.state.selected': { count: number }
  'common.state.draftKept': null
  'common.answer.yes': null
  'common.answer.no': null
  'common.answer.all': null
  'common.answer.other': null
  'common.pagination.range': { count: number; from: number; to: number }
  'common.pagination.label': null
  'common.pagination.page': { page: number }
  'common.pagination.previousPage': null
  'common.pagination.nextPage': null
  'common.pagination.firstPage': null
  'common.pagination.lastPage': null
  'common.pagination.pageSize': null
  'common.pagination.isFirst': null
  'common.pagination.isLast': null
  'common.table.sortAscending': null
  'common.table.sortDescending': null
  'common.table.actions': null
  'common.table.columns': null
  'common.table.selectRow': { name: string | number }
  'common.table.sortBy': { column: string | number }
  'common.table.searchColumn': { column: string | number }
  'common.table.expandRow': null
  'common.table.collapseRow': null
  'common.field.required': null
  'common.field.tooShort': { count: number }
  'common.field.tooLong': { count: number }
  'common.field.invalidDay': null
  'common.field.invalidNumber': null
  'common.field.invalidAmount': null
  'common.field.invalidEmail': null
  'common.field.dayPlaceholder': null
  'common.field.choose': null
  'common.field.openCalendar': null
  'common.field.showPassword': null
  'common.field.hidePassword': null
  'common.field.errors': { count: number }
  'common.unit.years': null
  'common.unit.months': null
  'common.unit.weeks': null
  'common.unit.days': null
  'common.unit.inclTax': null
  'common.time.today': null
  'common.time.yesterday': null
  'common.time.tomorrow': null
  'common.time.at': { day: string; time: string | number }
  'common.time.from': null
  'common.time.to': null
  'common.confirm.title': null
  'common.confirm.irreversible': null
  'common.confirm.recoverable': null
  'common.confirm.leave': null
  'common.confirm.leaveHint': null
  'common.confirm.stay': null
  'common.confirm.leaveAnyway': null
  'common.connection.lost': null
  'common.connection.restored': null
  'common.success.actionDone': null
  'common.success.contractsExported': null
  'common.error.generic': null
  'common.error.passwordsDiffer': null
  'common.error.roleHasUsers': null
  'common.error.unavailable': null
  'common.error.sharingNotConnected': null
  'common.error.signatureProviderNotConnected': { provider: string | number }
  'common.error.modifyRefused': null
  'common.error.scanProviderRequired': null
  'common.error.scanOnlyAtSigning': null
  'common.error.comparisonActive': null
  'common.error.noValidationStepLeft': null
  'common.error.workflowStepRequired': null
  'common.error.attachmentFailed': null
  'common.error.attachmentAltered': null
  'common.error.updateConflict': null
  'common.error.tagNotFound': null
  'common.error.notFound': null
  'common.error.loadFailed': null
  'common.error.saveFailed': null
  'common.error.tooManyRequests': null
  'common.choice.create': { name: string | number }
  'common.choice.remove': { name: string | number }
  'common.choice.noMatch': null
  'common.file.choose': null
  'common.step.done': null
  'common.step.current': null
  'common.toast.region': null
}
