/** The 404 page: logs the bad path for developers, without query or hash. */
console.error(`There is no page at ${location.pathname}`);
