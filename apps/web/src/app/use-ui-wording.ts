import { currencySign, formatDay } from '@tacite/i18n/format.ts'
import { parseAmountCents, parseDay, parseDecimal } from '@tacite/i18n/parse.ts'
import type { Translator } from '@tacite/i18n/translator.ts'
import { useMemo } from 'react'
import { useTexts } from '../platform/locale.ts'
import type { Notation, UiTexts } from '../ui/ui-texts.tsx'

/** The texts of the components in the reader's language. */
export function useUiWording(): UiTexts {
  const t = useTexts()
  return useMemo(() => wordingOf(t), [t])
}

function wordingOf(t: Translator): UiTexts {
  return {
    locale: t.locale,
    notation,
    close: t('common.action.close'),
    cancel: t('common.action.cancel'),
    clear: t('common.action.clear'),
    remove: (name) => t('common.choice.remove', { name }),
    optional: t('common.state.optional'),
    loading: t('common.state.loading'),
    noMatch: t('common.choice.noMatch'),
    choicesFailed: t('common.choice.failed'),
    choices: (count) => t('common.choice.count', { count }),
    firstChoices: (shown, total, isMore) =>
      t(isMore ? 'common.choice.firstOfMore' : 'common.choice.first', { shown, total }),
    create: (name) => t('common.choice.create', { name }),
    choose: t('common.field.choose'),
    openCalendar: t('common.field.openCalendar'),
    dateFormat: t('common.field.dayPlaceholder'),
    invalidDate: t('common.field.invalidDay'),
    invalidNumber: t('common.field.invalidNumber'),
    invalidAmount: t('common.field.invalidAmount'),
    amountUnit: (currency) => t('common.unit.inclTax', { currency: currencySign(currency) }),
    previousPage: t('common.pagination.previousPage'),
    nextPage: t('common.pagination.nextPage'),
    limitReached: (most) => t('common.field.limitReached', { most }),
    page: (page, pages) => t('common.pagination.page', { page, pages }),
    firstPageReason: t('common.pagination.isFirst'),
    lastPageReason: t('common.pagination.isLast'),
    pageRange: (from, to, count) => t('common.pagination.range', { from, to, count }),
    pageSize: t('common.pagination.pageSize'),
    selectAll: t('common.action.selectAll'),
    selectRow: (name) => t('common.table.selectRow', { name }),
    sortBy: (column) => t('common.table.sortBy', { column }),
    search: t('common.action.search'),
    searchColumn: (column) => t('common.table.searchColumn', { column }),
    expandRow: t('common.table.expandRow'),
    collapseRow: t('common.table.collapseRow'),
    clearFilters: t('common.action.clearFilters'),
    chooseFile: t('common.file.choose'),
    undo: t('common.action.undo'),
    messages: t('common.toast.region'),
    fieldsInError: (count) => t('common.field.errors', { count }),
    stepDone: t('common.step.done'),
    stepCurrent: t('common.step.current'),
  }
}

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 6 })
const money = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Typed numbers use a comma in every language (specification 5). */
const notation: Notation = {
  formatNumber: (value) => decimal.format(value),
  parseNumber: parseDecimal,
  formatCents: (cents) => money.format(cents / 100),
  parseCents: parseAmountCents,
  formatDay: (iso) => formatDay(iso, 'fr'),
  parseDay,
}
