import { type Language, LANGUAGES } from '../../site/language'
import { formAddress, PRINTED_FORMS, type PrintedForm } from '../../resume/addresses'
import type { LocalResume } from '../../resume/resume'
import { isTranslated } from '../../resume/translated'
import type { ContactOf } from '../../resume/shown-resume'
import { variantsOf } from '../../resume/variant'
import { type PrintSource, printSource, sourceVersion } from './sources'

/** The owner's CV in each language. */
export type LocalResumes = Record<Language, LocalResume>

/** A form that `npm run cv` makes. @param address where it is served, and its place in the content folder */
export type Print = {
  address: string
  form: PrintedForm
  language: Language
  version: string
  source: PrintSource
}

/** Every form of every CV, in the languages that the owner wrote one in. @param site decides what it says of the contact */
export function listPrints(resumes: LocalResumes, site: ContactOf): Print[] {
  const languages = LANGUAGES.filter((language) => isTranslated(resumes[language]))
  return variantsOf(resumes.es.resume, languages).flatMap((variant) => {
    const source = printSource(resumes[variant.language], variant, site)
    return PRINTED_FORMS.map((form) => ({
      address: formAddress(variant, form),
      form,
      language: variant.language,
      version: sourceVersion(source, form),
      source,
    }))
  })
}
