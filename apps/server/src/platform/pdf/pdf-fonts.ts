import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * The font files of every PDF, read from their packages: Source Serif 4 for contract text, Inter for labels and
 * figures. Templates name only these and Typst's built-in fonts, so that a PDF looks the same on every machine.
 */
export function readPdfFonts(): Buffer[] {
  const require = createRequire(import.meta.url)
  return fontFiles.map((file) => readFileSync(require.resolve(`@expo-google-fonts/${file}`)))
}

const fontFiles = [
  'source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf',
  'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  'source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf',
  'source-serif-4/700Bold/SourceSerif4_700Bold.ttf',
  'source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf',
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  'inter/500Medium/Inter_500Medium.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter/700Bold/Inter_700Bold.ttf',
]
