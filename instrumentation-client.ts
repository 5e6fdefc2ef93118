import { startInParts } from '@/lib/browser/start-in-parts'

/* Next runs this module in the visitor's browser, before it loads the code that hydrates the page. */
startInParts()
