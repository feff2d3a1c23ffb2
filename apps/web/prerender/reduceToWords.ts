/**
 * Reduces a home page to what a language switch needs: the head, and the elements with their words
 * and attributes, without styles, drawings and the content of scripts, which do not change with the
 * language. The script element with the entry's address stays: it says which build the words are
 * from. React escapes `<` and `>` in texts and attributes, and `built/words.test.ts` compares the
 * words with those of the page.
 */
export const reduceToWords = (html: string): string =>
  html
    .replaceAll(/<style\b.*?<\/style>/gs, '')
    .replaceAll(/<script\b([^>]*)>.*?<\/script>/gs, (_, attributes: string) => {
      const [entry] = / data-entry="[^"]*"/.exec(attributes) ?? [];
      return entry ? `<script${entry}></script>` : '';
    })
    .replaceAll(/(<noscript>).*?(<\/noscript>)/gs, '$1$2')
    .replaceAll(/(<div [^>]*data-art=[^>]*>)<svg\b.*?<\/svg>/gs, '$1');
