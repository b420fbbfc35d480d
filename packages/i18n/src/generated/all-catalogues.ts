// Generated from the French catalogues by `node scripts/generate-i18n.ts`. Do not edit.

import type { Locale } from '@tacite/domain/locale.ts'
import type { Catalogue } from '../catalogue-store.ts'
import frCommon from '../fr/common.json' with { type: 'json' }
import frDefaults from '../fr/defaults.json' with { type: 'json' }
import frRefusalsDocument from '../fr/refusals-document.json' with { type: 'json' }
import frRefusals from '../fr/refusals.json' with { type: 'json' }
import frShell from '../fr/shell.json' with { type: 'json' }
import enCommon from '../en/common.json' with { type: 'json' }
import enDefaults from '../en/defaults.json' with { type: 'json' }
import enRefusalsDocument from '../en/refusals-document.json' with { type: 'json' }
import enRefusals from '../en/refusals.json' with { type: 'json' }
import enShell from '../en/shell.json' with { type: 'json' }
import esCommon from '../es/common.json' with { type: 'json' }
import esDefaults from '../es/defaults.json' with { type: 'json' }
import esRefusalsDocument from '../es/refusals-document.json' with { type: 'json' }
import esRefusals from '../es/refusals.json' with { type: 'json' }
import esShell from '../es/shell.json' with { type: 'json' }

export const catalogues: readonly { locale: Locale; area: string; catalogue: Catalogue }[] = [
  { locale: 'fr', area: 'common', catalogue: frCommon },
  { locale: 'fr', area: 'defaults', catalogue: frDefaults },
  { locale: 'fr', area: 'refusals-document', catalogue: frRefusalsDocument },
  { locale: 'fr', area: 'refusals', catalogue: frRefusals },
  { locale: 'fr', area: 'shell', catalogue: frShell },
  { locale: 'en', area: 'common', catalogue: enCommon },
  { locale: 'en', area: 'defaults', catalogue: enDefaults },
  { locale: 'en', area: 'refusals-document', catalogue: enRefusalsDocument },
  { locale: 'en', area: 'refusals', catalogue: enRefusals },
  { locale: 'en', area: 'shell', catalogue: enShell },
  { locale: 'es', area: 'common', catalogue: esCommon },
  { locale: 'es', area: 'defaults', catalogue: esDefaults },
  { locale: 'es', area: 'refusals-document', catalogue: esRefusalsDocument },
  { locale: 'es', area: 'refusals', catalogue: esRefusals },
  { locale: 'es', area: 'shell', catalogue: esShell },
]
