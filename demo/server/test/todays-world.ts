// Must be imported before the model: it selects the current tables and the real date.
process.env.HEQ_TABLES = '';
process.env.HEQ_TODAY = '';
