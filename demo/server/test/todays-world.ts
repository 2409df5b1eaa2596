// Read before the model is: the tables as they are, on the world's own day.
process.env.HEQ_TABLES = '';
process.env.HEQ_TODAY = '';
