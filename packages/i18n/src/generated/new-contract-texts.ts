// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

export interface NewContractTexts {
  'new-contract.title': null
  'new-contract.lead': null
  'new-contract.back': null
  'new-contract.start.label': null
  'new-contract.start.template': null
  'new-contract.start.templateHint': null
  'new-contract.start.scratch': null
  'new-contract.start.scratchHint': null
  'new-contract.start.upload': null
  'new-contract.start.uploadHint': null
  'new-contract.start.templateRefused': null
  'new-contract.start.uploadRefused': null
  'new-contract.start.noTemplate': null
  'new-contract.template.label': null
  'new-contract.template.search': null
  'new-contract.template.noMatch': { words: string | number }
  'new-contract.template.fields': { count: number }
  'new-contract.template.noFields': null
  'new-contract.template.failed': null
  'new-contract.numbering.label': null
  'new-contract.numbering.articles': null
  'new-contract.numbering.digital': null
  'new-contract.numbering.roman': null
  'new-contract.numbering.alphabetical': null
  'new-contract.numbering.none': null
  'new-contract.numbering.articlesExample': null
  'new-contract.numbering.digitalExample': null
  'new-contract.numbering.romanExample': null
  'new-contract.numbering.alphabeticalExample': null
  'new-contract.numbering.noneExample': null
  'new-contract.upload.label': null
  'new-contract.upload.hint': null
  'new-contract.upload.reading': { name: string | number }
  'new-contract.upload.read': { name: string | number }
  'new-contract.upload.sections': { count: number }
  'new-contract.upload.noSection': null
  'new-contract.upload.losses': null
  'new-contract.upload.noLoss': null
  'new-contract.upload.otherLoss': { count: number }
  'new-contract.upload.where': { places: string | number }
  'new-contract.upload.refused': { name: string | number; reason: string | number }
  'new-contract.upload.another': null
  'new-contract.details.heading': null
  'new-contract.details.title': null
  'new-contract.details.titlePlaceholder': null
  'new-contract.details.type': null
  'new-contract.details.typePlaceholder': null
  'new-contract.details.project': null
  'new-contract.details.projectPlaceholder': null
  'new-contract.details.owner': null
  'new-contract.details.ownerPlaceholder': null
  'new-contract.details.counterparty': null
  'new-contract.details.counterpartyPlaceholder': null
  'new-contract.details.legalEntity': null
  'new-contract.details.legalEntityPlaceholder': null
  'new-contract.details.folders': null
  'new-contract.details.foldersPlaceholder': null
  'new-contract.details.reference': null
  'new-contract.details.referencePlaceholder': { example: string | number }
  'new-contract.counterparty.title': null
  'new-contract.counterparty.lead': null
  'new-contract.counterparty.name': null
  'new-contract.counterparty.siren': null
  'new-contract.counterparty.address': null
  'new-contract.counterparty.email': null
  'new-contract.counterparty.submit': null
  'new-contract.fields.heading': null
  'new-contract.fields.lead': null
  'new-contract.fields.progress': { filled: string | number; total: string | number }
  'new-contract.fields.ungrouped': null
  'new-contract.fields.inherited': null
  'new-contract.fields.durationCount': null
  'new-contract.fields.durationUnit': null
  'new-contract.fields.unit.years': null
  'new-contract.fields.unit.months': null
  'new-contract.fields.unit.weeks': null
  'new-contract.fields.unit.days': null
  'new-contract.fields.choose': null
  'new-contract.fields.percent': null
  'new-contract.fields.metadata': null
  'new-contract.text.region': null
  'new-contract.text.outline': null
  'new-contract.text.show': null
  'new-contract.text.showOutline': null
  'new-contract.text.hide': null
  'new-contract.text.untitled': null
  'new-contract.error.title': null
  'new-contract.error.type': null
  'new-contract.error.project': null
  'new-contract.error.owner': null
  'new-contract.error.template': null
  'new-contract.error.upload': null
  'new-contract.error.duration': null
  'new-contract.restored': null
  'new-contract.startOver': null
  'new-contract.submit': null
  'new-contract.created': { reference: string | number }
}
