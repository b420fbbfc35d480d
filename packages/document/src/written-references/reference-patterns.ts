import type { NumberingStyle } from '../contract-document.ts'

/** The words before a number, in the languages of texts, for what a text numbers. */
export const SECTION_WORDS =
  'articles?|arts?\\.|sections?|clauses?|chapitres?|chapters?|paragraphes?|paragraphs?|artículos?|cláusulas?|secciones|sección|capítulos?|apartados?|párrafos?|§{1,2}'

export const ANNEX_WORDS =
  'annexes?|annex|appendices|appendix|schedules?|exhibits?|anexos?|apéndices?'

/** « Paragraphe 2 » counts within an article; « paragraphe 4.2 » is a part that the text numbers. */
export const PARAGRAPH_WORD = /^(?:paragra|apartado|párrafo|§)/iu

/** Several numbers follow: « articles 3 et 4 », « §§ 2, 3 ». */
export const PLURAL_WORD = /(?:s|appendices|§§|arts?\.)$/iu

const FIGURES = '\\d{1,2}(?:\\.\\d{1,2}){0,3}'

/** Numbers as each style writes them. « L. 441-10 » is of a law, « D’ » begins a word. */
export const NUMBER_TOKENS: Readonly<Record<NumberingStyle, string>> = {
  none: FIGURES,
  digital: FIGURES,
  articles: FIGURES,
  roman: "[IVXLCDM]+(?!['’]|\\.?\\s*\\d)(?:\\.\\d{1,2}){0,3}|[IVXLCDM]+(?:\\.\\d{1,2}){1,3}",
  alphabetical: "[A-Z]{1,2}(?!['’]|\\.?\\s*\\d)|[A-Z]{1,2}(?:\\.\\d{1,2}){1,3}",
}

export const ANNEX_TOKEN = '\\d{1,2}'

/** After what a number of a text is never written: « 441-10 », « 5 bis », « 30 jours », « 5 % ». */
export const NUMBER_END =
  '(?:er|ère)?(?![\\p{L}\\d\\uFFFC]|[-–.,]\\d|\\s+(?:bis|ter|quater)(?!\\p{L})|\\s*(?:%|€|\\$|(?:euros?|jours?|semaines?|mois|ans?|années?|heures?|days?|weeks?|months?|years?|hours?|días?|semanas?|mes|meses|años?|horas?)(?!\\p{L})))'

/** Between two numbers of one list: « 3 et 4 », “3, and 4”, “4.1(c) and 4.2”. */
export const LIST_SEPARATOR =
  '(?:\\s?\\([^)\\s]{1,5}\\))*\\s*(?:,\\s*(?:et|ou|and|or|y|o)|[,;]|et/ou|and/or|y/o|et|ou|and|or|[yoàa]|to)\\s+'
