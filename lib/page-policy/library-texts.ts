/*
 * Inline styles and scripts that libraries add in the browser, exactly as the installed versions write them; a test
 * compares them. If an update changes one, browsers block that element until this file follows.
 */

/** Added by react-activity-calendar while a year loads, with this site's colour for a day without contributions. */
export const CALENDAR_LOADING_STYLE = `
      @keyframes react-activity-calendar--loading-animation {
        0% {
          fill: oklab(from var(--calendar-0) l a b);
        }
        50% {
          fill: oklab(from var(--calendar-0) calc(l * 0.96) a b);
        }
        100% {
          fill: oklab(from var(--calendar-0) l a b);
        }
      }
    `

/** Added by @next/third-parties after a visitor's consent. */
export function googleTagScript(measurementId: string): string {
  return `
          window['dataLayer'] = window['dataLayer'] || [];
          function gtag(){window['dataLayer'].push(arguments);}
          gtag('js', new Date());

          gtag('config', '${measurementId}' );`
}
