/** The 404 page: tells developers which path is bad, without what follows `?` or `#`. */
console.error(`There is no page at ${location.pathname}`);
